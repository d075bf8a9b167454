import { isRecord, type LakeDocument } from '../documents/lake-document'
import { escapeText, layout } from './page-layout'

interface TypeCount {
  type: string
  count: number
}

export interface Listing {
  types: readonly TypeCount[]
  type: string
  search: string
  page: number
  pages: number
  documents: readonly LakeDocument[]
}

/** The list of documents of one type. */
export function listPage({ types, type, search, page, pages, documents }: Listing): string {
  const tabs = types
    .map(
      ({ type: name, count }) =>
        `<li><a href="/?type=${encodeURIComponent(name)}"${name === type ? ' aria-current="page"' : ''}>${escapeText(name)} <span>${count}</span></a></li>`,
    )
    .join('')
  const find = `<form class="find" role="search"><input type="hidden" name="type" value="${escapeText(type)}"><label for="q">Find by title or path</label><div><input id="q" name="q" type="search" value="${escapeText(search)}"><button>Find</button></div></form>`
  const rows = documents.map(row).join('')
  const list = rows
    ? `<table><thead><tr><th scope="col">Title</th><th scope="col">Language</th><th scope="col">Path</th></tr></thead><tbody>${rows}</tbody></table>`
    : '<p>Nothing found.</p>'
  return layout(
    'Content lake',
    `<nav aria-label="Kinds of documents"><ul>${tabs}</ul></nav><main><h1>${escapeText(type)}</h1>${find}${list}${pager(type, search, page, pages)}</main>`,
  )
}

function row(document: LakeDocument): string {
  const href = `/edit/${encodeURIComponent(document._id)}`
  return `<tr><td><a href="${href}">${escapeText(titleOf(document))}</a></td><td>${escapeText(languageOf(document))}</td><td><code>${escapeText(pathOf(document) ?? '')}</code></td></tr>`
}

function pager(type: string, search: string, page: number, pages: number): string {
  if (pages < 2) return ''
  const link = (to: number, name: string) => {
    const query = new URLSearchParams({ type, q: search, page: String(to) })
    return to < 1 || to > pages ? '' : `<a href="/?${escapeText(query.toString())}">${name}</a>`
  }
  return `<nav class="pager" aria-label="Pages">${link(page - 1, 'Previous')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'Next')}</nav>`
}

export interface Editing {
  document: LakeDocument
  siteUrl: string
  /** Whether the reader may change it. */
  writes: boolean
  notice?: { kind: 'saved' | 'error'; text: string }
}

/** The form for the title of one document. Every save is published at once. */
export function editPage({ document, siteUrl, writes, notice }: Editing): string {
  const path = pathOf(document)
  const live = path
    ? `<a class="live" href="${escapeText(siteUrl + path)}">See it on the site: ${escapeText(path)}</a>`
    : ''
  const told = notice
    ? `<p class="notice ${notice.kind}" role="status">${escapeText(notice.text)} ${notice.kind === 'saved' ? live : ''}</p>`
    : ''
  const title = typeof document.title === 'string' ? document.title : undefined
  const signIn = `/v1/auth/login/sandbox?origin=${encodeURIComponent(`/edit/${encodeURIComponent(document._id)}`)}`
  const form =
    title === undefined
      ? '<p>This document has no title to change.</p>'
      : !writes
        ? `<p><a href="${escapeText(signIn)}">Sign in to change its title</a></p>`
        : `<form method="post"><label for="title">Title</label><input id="title" name="title" value="${escapeText(title)}" required maxlength="200" autocomplete="off"><input type="hidden" name="revision" value="${escapeText(document._rev)}"><button>Publish</button></form>`
  const facts = [
    ['Id', document._id],
    ['Kind', document._type],
    ['Language', languageOf(document) || '–'],
    ['Last change', document._updatedAt],
    ['Revision', document._rev],
  ]
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeText(value ?? '')}</dd></div>`)
    .join('')
  const back = `<p><a href="/?type=${encodeURIComponent(document._type)}">All of kind ${escapeText(document._type)}</a></p>`
  const source = `<details><summary>The whole document</summary><pre tabindex="0">${escapeText(JSON.stringify(document, null, 2))}</pre></details>`
  return layout(
    titleOf(document),
    `<main>${back}<h1>${escapeText(titleOf(document))}</h1>${told}${form}${notice?.kind === 'saved' ? '' : live}<dl>${facts}</dl>${source}</main>`,
  )
}

export const titleOf = (document: LakeDocument): string =>
  typeof document.title === 'string' && document.title !== '' ? document.title : document._id

export const pathOf = ({ url }: LakeDocument): string | undefined =>
  isRecord(url) && typeof url.fullPath === 'string' ? url.fullPath : undefined

const languageOf = ({ __i18n_lang: language }: LakeDocument): string =>
  typeof language === 'string' ? language : ''
