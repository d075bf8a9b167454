/** A published page with a form on it, as the site renders one. */
export const askingPage = `<!DOCTYPE html><html lang="de"><head><title>Anfrage</title></head><body><main>
<div data-answer="f1"></div>
<form method="post" action="/api/enquiries" data-enquiry="f1" data-kind="room">
<input type="hidden" name="page" value="/anfrage"><input type="hidden" name="form" value="f1">
<label data-question="arrival"><span data-label>Anreise</span><input name="arrival" type="date" required><span data-fault></span></label>
<label data-question="departure"><span data-label>Abreise</span><input name="departure" type="date" required><span data-fault></span></label>
<label data-question="guests"><span data-label>Erwachsene</span><input name="guests" type="number" required><span data-fault></span></label>
<label data-question="name"><span data-label>Ihr Name</span><input name="name" required><span data-fault></span></label>
<label data-question="email"><span data-label>E-Mail</span><input name="email" type="email" required><span data-fault></span></label>
<label data-question="message"><span data-label>Text</span><textarea name="message"></textarea><span data-fault></span></label>
<input name="website"><button>Senden</button></form></main></body></html>`

/** What a guest types into it; in years that are never over while a test runs. */
export const typed = (more: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const year = new Date().getFullYear() + 1
  return {
    page: '/anfrage',
    form: 'f1',
    arrival: `${year}-02-20`,
    departure: `${year}-02-27`,
    guests: '2',
    name: 'Ada Gast',
    email: 'ada@gast.example',
    message: 'Ein Zimmer zum See, bitte.',
    website: '',
    ...more,
  }
}
