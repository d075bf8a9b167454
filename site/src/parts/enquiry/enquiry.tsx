import { graphql } from 'gatsby'
import * as plain from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'
import { EnquiryForm } from './enquiry-form'

export const enquiryPartFields = graphql`
  fragment EnquiryPartFields on EnquiryPart {
    key
    sectionId
    background
    title
    lead
    kind
    promise
    form {
      ...EnquiryFormFields
    }
  }
`

/** A form by which guests ask. It works without scripts; with them, answers appear where the form stands. */
export function EnquiryPart({ part }: { part: Queries.EnquiryPartFieldsFragment }) {
  return (
    <Section name="enquiry" part={part}>
      <div className={`grid ${plain.rows}`}>
        <div className={plain.left}>
          {part.title ? <h2>{part.title}</h2> : null}
          {part.lead ? <p className="lead">{part.lead}</p> : null}
          {part.promise ? <p>{part.promise}</p> : null}
        </div>
        <div className={plain.wide}>
          <EnquiryForm name={part.key} kind={part.kind} form={part.form} />
        </div>
      </div>
    </Section>
  )
}
