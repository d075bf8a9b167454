import { graphql } from 'gatsby'
import * as styles from './enquiry.module.css'

export const enquiryQuestionFields = graphql`
  fragment EnquiryQuestionFields on EnquiryQuestion {
    name
    label
    input
    isNeeded
    most
    autoComplete
    hint
    choices {
      value
      label
    }
  }
`

type Asked = Queries.EnquiryQuestionFieldsFragment

/** One question. Label, hint and what is wrong are one name, so that no id of the page is taken. */
export function Question({ question, fault }: { question: Asked; fault: string | undefined }) {
  const { name, label, input, hint } = question
  return (
    <label className={styles.question} data-question={name} data-input={input}>
      <span className={styles.label}>
        <span data-label="">{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
      <Field question={question} isFaulty={fault !== undefined} />
      <span className={styles.fault} data-fault="">
        {fault}
      </span>
    </label>
  )
}

const types: Readonly<Record<string, string>> = {
  date: 'date',
  time: 'time',
  number: 'number',
  email: 'email',
  tel: 'tel',
  check: 'checkbox',
}

function Field({ question, isFaulty }: { question: Asked; isFaulty: boolean }) {
  const { name, input, isNeeded, most, autoComplete, choices } = question
  const shared = {
    name,
    required: isNeeded,
    autoComplete: autoComplete ?? undefined,
    'aria-invalid': isFaulty || undefined,
  }
  if (input === 'choice')
    return (
      <select {...shared} className={styles.input}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  if (input === 'long') return <textarea {...shared} className={styles.input} rows={5} maxLength={most} />
  const isText = input === 'text' || input === 'email' || input === 'tel'
  return (
    <input
      {...shared}
      className={input === 'check' ? styles.box : styles.input}
      type={types[input] ?? 'text'}
      maxLength={isText ? most : undefined}
      {...(input === 'number' ? { min: 1, max: most, inputMode: 'numeric' } : {})}
      {...(input === 'check' ? { value: 'yes' } : {})}
    />
  )
}
