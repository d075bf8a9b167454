import { describe, expect, it } from 'vitest'
import { classesIn, readSheet, usedStyles } from './used-styles'

const used = (css: string, ...classes: readonly string[]): string =>
  usedStyles(readSheet(css), (name) => classes.includes(name))

describe('the styles that a page can need', () => {
  it('are rules of which one selector has only classes of the page, with that selector', () => {
    expect(used('.a .b,.a>.c:hover{color:red}.d{top:0}', 'a', 'b')).toBe('.a .b{color:red}')
    expect(used('.a.b{top:0}.b{left:0}', 'b')).toBe('.b{left:0}')
  })

  it('are all rules that ask for no class', () => {
    const css = 'html{top:0}h1+p::after{content:"}"}[data-open] *{left:0}#menu:target{right:0}'
    expect(used(css)).toBe(css)
  })

  it('are rather too many than too few where classes stand within a condition', () => {
    const css =
      '.a:not(.b){top:0}.a:is(.c,.d){top:1px}.a:has(>.e){top:2px}:where(.f){top:3px}.list:global(.g){top:4px}'
    expect(used(css, 'a', 'list')).toBe(css)
  })

  it('keep fonts, movements, variables and conditions as they were written, and lose empty conditions', () => {
    const css =
      '@font-face{font-family:A;src:url(a.woff2)}@keyframes b{to{top:0}}:root{--c:{d};--e: url("x;y{")}@media (min-width:64em){.a{top:0}.b{top:0}}@media print{.b{top:0}}@supports (top:0){@media (width:1px){.a{left:0}}}'
    expect(used(css, 'a', 'b')).toBe(css)
    expect(used(css, 'a')).toBe(
      '@font-face{font-family:A;src:url(a.woff2)}@keyframes b{to{top:0}}:root{--c:{d};--e: url("x;y{")}@media (min-width:64em){.a{top:0}}@supports (top:0){@media (width:1px){.a{left:0}}}',
    )
  })

  it('read names that are written with escapes', () => {
    expect(used(String.raw`.\31 a{top:0}.b\+c{top:1px}`, '1a', 'b+c')).toBe(
      String.raw`.\31 a{top:0}.b\+c{top:1px}`,
    )
    expect(used(String.raw`.\31 a{top:0}`, '1b')).toBe('')
  })

  it('are found in the HTML by every class of every element', () => {
    const html = '<main class="a b"><p\nclass="c">class="d"</p><svg class="">e</svg></main>'
    expect([...classesIn(html)].filter(Boolean)).toEqual(['a', 'b', 'c'])
  })
})
