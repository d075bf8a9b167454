import { EarthGlobeIcon } from '@sanity/icons'
import { Badge, Box, Button, Card, Flex, Inline, Spinner, Stack, Text } from '@sanity/ui'
import { type DocumentInspector, type DocumentInspectorProps, useEditState } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DocumentReceipt, ToldProblem } from '../../../worker/editors/document-receipts'
import { liveWords } from '../../words/live'
import { studioLanguage } from '../../words/studio-language'
import { fieldPath } from './field-path'
import { type LiveState, liveState, type Published } from './live-state'
import { badgeWords, clock, minute, pagesTouched, turnWords } from './live-words'
import { useReceipts, useTouches } from './use-receipts'

const words = liveWords[studioLanguage]

const tones = { primary: 'primary', success: 'positive', warning: 'caution', danger: 'critical' } as const

/** The receipts of a document: where it is live and since when, what else it touched, or what is wrong. */
function LivePanel({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const id = documentId.replace(/^drafts\./, '')
  const { published, draft } = useEditState(id, documentType)
  const { answer, state } = useReceipts(id, published)
  const touches = useTouches(id, draft !== null)
  return (
    <Flex as="section" aria-label={words.live} direction="column" height="fill" overflow="hidden">
      <Card borderBottom padding={3}>
        <Flex align="center" justify="space-between">
          <Text as="h2" size={1} weight="semibold">
            {words.live}
          </Text>
          <Button mode="bleed" fontSize={1} padding={2} onClick={onClose} text={words.close} />
        </Flex>
      </Card>
      <Box padding={3} flex={1} overflow="auto">
        <Stack space={4}>
          <Text size={1} muted aria-live="polite">
            {answer.is === 'not asked' && <Spinner muted />}
            {answer.is === 'away' && `${answer.why} ${words.liveAllTheSame}`}
            {answer.is === 'told' && sentence(published, state)}
          </Text>
          {touches ? <Text size={1}>{words.canTouch(touches)}</Text> : null}
          {answer.is === 'told' &&
            answer.receipts.receipts.map((receipt) => (
              <ReceiptCard
                key={receipt.id}
                receipt={receipt}
                published={published}
                toField={(field) => ({ id, type: documentType, path: fieldPath(field, draft ?? published) })}
              />
            ))}
        </Stack>
      </Box>
    </Flex>
  )
}

function sentence(published: Published | null, { is, at: moment }: LiveState): string {
  if (published === null) return is === 'gone' ? words.wasTakenDown : words.isNotPublished
  const at = clock(Date.parse(published._updatedAt), words)
  if (is === 'on its way') return words.publishedGoingLive(at)
  if (is === 'off') return words.publishedIsOff(at)
  if (is === 'scheduled') return words.publishedGoesLive(at, minute(moment, words))
  return is === 'over' ? words.publishedWasLive(at, minute(moment, words)) : words.published(at)
}

interface ReceiptProps {
  receipt: DocumentReceipt
  published: Published | null
  /** Where the Studio opens a field of the document. */
  toField(field: string): { id: string; type: string; path: string }
}

/** What is wrong, and the way to the field that it is about. */
function Problem({
  problem: { text, field },
  toField,
}: { problem: ToldProblem } & Pick<ReceiptProps, 'toField'>) {
  return (
    <Card tone="caution" padding={2} radius={2}>
      <Stack space={2}>
        <Text size={1}>{text}</Text>
        {field === undefined ? null : (
          <Text size={1}>
            <IntentLink intent="edit" params={toField(field)}>
              {words.showField}
            </IntentLink>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function ReceiptCard({ receipt, published, toField }: ReceiptProps) {
  const said = turnWords(receipt, words) ?? badgeWords(stateThen(receipt, published), words)
  return (
    <Card border radius={2} padding={3}>
      <Stack space={3}>
        <Inline space={2}>
          <Badge tone={tones[said?.color ?? 'primary']}>{said?.label}</Badge>
          <Text size={1} muted>
            {words.told(clock(receipt.receivedAt, words))}
          </Text>
        </Inline>
        {receipt.turn ? <Text size={1}>{said?.title}</Text> : null}
        {receipt.window?.until === undefined ? null : (
          <Text size={1}>{words.liveUntil(minute(receipt.window.until, words))}</Text>
        )}
        {receipt.problems.map((problem) => (
          <Problem key={problem.text} problem={problem} toField={toField} />
        ))}
        {receipt.outcome !== 'waiting' && (
          <Text size={1} muted>
            {pagesTouched(receipt, words)}
          </Text>
        )}
        {receipt.pages.map(({ language, address, isRemoved }) => (
          <Text key={address} size={1}>
            <span style={{ opacity: 0.7 }}>{language} </span>
            {isRemoved ? (
              <s>{pathOf(address)}</s>
            ) : (
              <a href={address} target="_blank" rel="noreferrer">
                {pathOf(address)}
              </a>
            )}
          </Text>
        ))}
        {receipt.morePages > 0 && (
          <Text size={1} muted>
            {words.andMore(receipt.morePages)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** How it stood when the receipt was written. Whether the page was switched off is known of the last revision only. */
const stateThen = (receipt: DocumentReceipt, published: Published | null): LiveState =>
  liveState(
    receipt.operation === 'delete'
      ? null
      : {
          _rev: receipt.revision ?? '',
          _updatedAt: new Date(receipt.receivedAt).toISOString(),
          ...(receipt.revision === published?._rev ? { live: published?.live } : {}),
        },
    { is: 'told', receipts: { receipts: [receipt] } },
    receipt.liveAt ?? receipt.receivedAt,
  )

const pathOf = (address: string): string => new URL(address).pathname

/** Opens beside the form, from the icon in its head. */
export const livePanel: DocumentInspector = {
  name: 'live',
  component: LivePanel,
  useMenuItem: () => ({ title: words.live, icon: EarthGlobeIcon, showAsAction: true }),
}
