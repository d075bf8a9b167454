import { expect, it } from 'vitest'
import { formOnPage, pageWithAnswer } from './page-form'

const html = `<!DOCTYPE html><html lang="de"><head><title>Anfrage</title><link rel="canonical" href="/anfrage"><script>go()</script></head>
<body><main><noscript><img src="/images/a.jpg" alt="Haus"></noscript>
<div data-answer="f1"></div>
<form method="post" action="/api/enquiries" data-enquiry="f1" data-kind="room">
<input type="hidden" name="page" value="/anfrage"><input type="hidden" name="form" value="f1">
<label data-question="about"><span><span data-label="">Zimmer</span></span><select name="about"><option value="">offen</option><option value="/zimmer/arven">Arven &amp; Ofen</option></select><span data-fault=""></span></label>
<label data-question="arrival"><span><span data-label="">Anreise</span></span><input name="arrival" type="date" required=""><span data-fault=""></span></label>
<label data-question="dog"><input name="dog" type="checkbox" value="yes"><span data-label="">Hund</span><span data-fault=""></span></label>
<label data-question="message"><span data-label="">Text</span><textarea name="message"></textarea><span data-fault=""></span></label>
<input name="website"><button>Senden</button></form></main><script src="/app.js"></script></body></html>`

it('reads of a published page what it asks', () => {
  expect(formOnPage(html, 'f1')).toEqual({
    id: 'f1',
    kind: 'room',
    questions: [
      {
        name: 'about',
        label: 'Zimmer',
        isNeeded: false,
        most: 200,
        choices: new Map([['/zimmer/arven', 'Arven & Ofen']]),
      },
      { name: 'arrival', label: 'Anreise', isNeeded: true, most: 10, choices: new Map() },
      { name: 'dog', label: 'Hund', isNeeded: false, most: 3, choices: new Map() },
      { name: 'message', label: 'Text', isNeeded: false, most: 3000, choices: new Map() },
    ],
  })
  expect(formOnPage(html, 'f2')).toBeUndefined()
  expect(formOnPage('<p>no form</p>', 'f1')).toBeUndefined()
})

it('gives the page back with everything that was typed and what is wrong with it, and without scripts', () => {
  const given = {
    about: '/zimmer/arven',
    arrival: '"><script>1</script>',
    dog: 'yes',
    message: '</textarea><b>x',
  }
  const page = pageWithAnswer(html, {
    id: 'f1',
    lines: ['Bitte sehen Sie nach.'],
    again: { given, faults: new Map([['arrival', 'Das ist kein Tag.']]) },
  })
  expect(page).toContain('<option value="/zimmer/arven" selected>')
  expect(page).toContain('value="&quot;><script>1</script>"')
  expect(page).toContain('value="yes" checked>')
  expect(page).toContain('&lt;/textarea&gt;&lt;b&gt;x</textarea>')
  expect(page).toContain(`aria-invalid="true" autofocus>`)
  expect(page).toContain('<span data-fault>Das ist kein Tag.</span>')
  expect(page).toContain('<p data-refused="true">Bitte sehen Sie nach.</p>')
  expect(page).toContain('<img src="/images/a.jpg" alt="Haus">')
  expect(page).not.toMatch(/noscript|go\(\)|app\.js|canonical/)
  expect(page).toContain('<meta name="robots" content="noindex">')
})

it('puts a receipt where the form stood', () => {
  const page = pageWithAnswer(html, { id: 'f1', title: 'Danke', lines: ['Nummer A'] })
  expect(page).toContain('<div data-answer="f1" id="enquiry-answer"><h3>Danke</h3><p>Nummer A</p></div>')
  expect(page).not.toContain('<form')
})
