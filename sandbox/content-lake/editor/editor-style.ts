/** The editor's page: quiet, legible, light or dark as the system is, nothing loaded from anywhere. */
export const editorStyle = `
:root{color-scheme:light dark;--ink:#15211c;--paper:#fbfaf7;--line:#d8d2c4;--soft:#5b6763;--accent:#7a5c1e;--good:#2f6b45;--bad:#9a2f2f}
@media(prefers-color-scheme:dark){:root{--ink:#eceae3;--paper:#161d1c;--line:#3a4442;--soft:#a9b3af;--accent:#d9b86a;--good:#8fd0a8;--bad:#f0a0a0}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1.5rem;font:1rem/1.55 ui-serif,Georgia,serif;color:var(--ink);background:var(--paper)}
header{border-bottom:1px solid var(--line);padding-bottom:1rem;margin-bottom:1.5rem}
header a{font-size:1.5rem;color:inherit;text-decoration:none}
header p{margin:.25rem 0 0;color:var(--soft)}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0 0 1.5rem;padding:0}
nav li a{display:inline-block;padding:.3rem 0}
nav [aria-current]{color:inherit;font-weight:700;text-decoration:none}
nav span{color:var(--soft);font-size:.85em}
h1{font-weight:400;font-size:2rem;line-height:1.2;margin:0 0 1rem;overflow-wrap:anywhere}
label{display:block;margin-bottom:.3rem}
input[type=search],#title{font:inherit;color:inherit;background:transparent;border:1px solid var(--soft);padding:.55rem .7rem;width:100%}
button{font:inherit;color:var(--paper);background:var(--ink);border:0;padding:.6rem 1.4rem;cursor:pointer}
form{margin:0 0 1.5rem}
form[method=post] button{margin-top:.8rem}
.sign-in ul{list-style:none;margin:0;padding:0}
.sign-in span{color:var(--soft);margin-left:1rem}
.find div{display:flex;gap:.5rem;max-width:28rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.55rem .75rem .55rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
th{font-weight:400;color:var(--soft)}
code,pre{font:.85rem/1.5 ui-monospace,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);padding:1rem}
.pager{display:flex;gap:1.5rem;margin-top:1.5rem}
.notice{border-left:4px solid var(--good);padding:.6rem 1rem;}
.notice.error{border-color:var(--bad)}
dl{display:grid;gap:.4rem;margin:1.5rem 0}
dl div{display:grid;grid-template-columns:8rem 1fr;gap:1rem}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
@media(max-width:30rem){dl div{grid-template-columns:1fr;gap:0}}
`.trim()
