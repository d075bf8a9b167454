// Keeps the page current: whenever the worker says that something changed, the main part is fetched and replaced.
// Without this script the page shows the state at the time it was loaded, and every action still works.
const clock = document.getElementById('clock')
const news = document.getElementById('news')
let fetching = false
let again = false

function startClock() {
  const zone = clock.parentElement.dataset.zone
  const format = new Intl.DateTimeFormat('de-CH', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  setInterval(() => {
    clock.textContent = format.format(new Date())
  }, 1000)
}

// Somebody who fills in a form or is about to confirm must not lose it.
const isBusy = () => document.querySelector('.confirm') !== null

async function refresh() {
  if (isBusy()) return
  if (fetching) {
    again = true
    return
  }
  fetching = true
  try {
    await fetchMain()
  } finally {
    fetching = false
    if (again) setTimeout(refreshQuietly, 150)
    again = false
  }
}

// Without a limit one answer that never comes would keep the page as it is for ever.
async function fetchMain() {
  const response = await fetch(`/operations/main${location.search}`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(20_000),
  })
  if (response.status === 401) location.reload()
  else if (response.ok) replaceMain(await response.text())
}

// A fetch that fails is followed by the next change, or by the next half minute.
const refreshQuietly = () => refresh().catch(() => undefined)

function replaceMain(text) {
  const next = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
  const main = document.querySelector('main')
  if (!next || !main || next.innerHTML === main.innerHTML) return
  const focused = indexOfFocus(main)
  const sentence = main.querySelector('h1').textContent
  const open = [...main.querySelectorAll('details[open]')].map(({ id }) => id)
  for (const details of next.querySelectorAll('details')) details.open = open.includes(details.id)
  main.replaceChildren(...next.childNodes)
  if (focused >= 0) focusable(main)[focused]?.focus({ preventScroll: true })
  const now = main.querySelector('h1').textContent
  if (now !== sentence) news.textContent = now
}

const focusable = (main) => [...main.querySelectorAll('a, button, input, summary')]
const indexOfFocus = (main) => focusable(main).indexOf(document.activeElement)

function follow() {
  const stream = new EventSource('/operations/stream')
  stream.addEventListener('changed', refreshQuietly)
}

if (clock) startClock()
// The page of the figures stays as it was drawn.
if (clock && !document.querySelector('main[data-still]')) {
  follow()
  setInterval(refreshQuietly, 30_000)
}
