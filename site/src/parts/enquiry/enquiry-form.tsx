import { graphql } from 'gatsby'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { enquiryAddress, trapName } from '../../../enquiries/questions'
import { followStay } from '../../events/follow-stay'
import * as styles from './enquiry.module.css'
import { Question } from './question'
import { type Answered, sendChecked } from './send-enquiry'

export const enquiryFormFields = graphql`
  fragment EnquiryFormFields on EnquiryForm {
    page
    questions {
      ...EnquiryQuestionFields
    }
    send
    sending
    privacy
    unavailable
    trap
  }
`

interface EnquiryFormProps {
  /** By which the worker knows it among the forms of the page. */
  name: string
  kind: string
  form: Queries.EnquiryFormFieldsFragment
}

/**
 * The form itself. What the worker needs to know of it, it reads from the page as it was published: the marks
 * `data-enquiry`, `data-question`, `data-fault` and `data-answer` are for it (worker/enquiries/page-form.ts).
 */
export function EnquiryForm({ name, kind, form }: EnquiryFormProps) {
  const [answered, setAnswered] = useState<Answered>()
  const [isBusy, setBusy] = useState(false)
  // Without scripts the browser checks; with them the answer comes in the language of the page.
  const [isLive, setLive] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const check = useRef<HTMLDivElement>(null)
  const isReceived = answered?.is === 'received'

  useEffect(() => {
    setLive(true)
    const about = fields.current?.elements.namedItem('about')
    const wanted = new URLSearchParams(window.location.search).get('about')
    if (about instanceof HTMLSelectElement && [...about.options].some(({ value }) => value === wanted))
      about.value = wanted ?? ''
    // Of a page that one stepped to, the form comes after the page.
    followStay()
  }, [])

  useEffect(() => {
    if (!answered) return
    const marked = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(marked ?? answer.current)?.focus()
  }, [answered])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy || !check.current) return
    setBusy(true)
    setAnswered(await sendChecked(new FormData(event.currentTarget), form.unavailable, check.current))
    setBusy(false)
  }

  const faults = answered?.is === 'faulty' ? answered.faults : {}
  return (
    <>
      <div ref={answer} className={styles.answer} data-answer={name} role="status" tabIndex={-1}>
        {answered ? <Answer answered={answered} /> : null}
      </div>
      {isReceived ? null : (
        <form
          ref={fields}
          className={styles.form}
          method="post"
          action={enquiryAddress}
          data-enquiry={name}
          data-kind={kind}
          data-print="no"
          noValidate={isLive}
          onSubmit={submit}
        >
          <input type="hidden" name="page" value={form.page} />
          <input type="hidden" name="form" value={name} />
          {form.questions.map((question) => (
            <Question key={question.name} question={question} fault={faults[question.name]} />
          ))}
          <label className={styles.trap} aria-hidden="true">
            {form.trap}
            <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
          </label>
          <div ref={check} className={styles.check} />
          <div className={styles.end}>
            <button type="submit" className="button" aria-disabled={isBusy}>
              {isBusy ? form.sending : form.send}
            </button>
            <p className="caption">{form.privacy}</p>
          </div>
        </form>
      )}
    </>
  )
}

function Answer({ answered }: { answered: Answered }) {
  if (answered.is !== 'received') return <p data-refused="true">{answered.text}</p>
  return (
    <>
      <h3>{answered.title}</h3>
      {answered.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
