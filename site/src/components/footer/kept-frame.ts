/**
 * A frame of a third party that navigation does not load again: while one page goes and the next one comes it waits,
 * unseen, beside them. Where a browser cannot move a frame as it is, it is loaded anew.
 */
interface Movable {
  moveBefore?(node: Node, child: Node | null): void
}

let frame: HTMLIFrameElement | undefined
let waitingRoom: HTMLElement | undefined

function move(to: HTMLElement & Movable, kept: HTMLIFrameElement): void {
  if (kept.isConnected && to.moveBefore) to.moveBefore(kept, null)
  else to.append(kept)
}

/** Shows the frame in a place. Returns a function that takes it out of there, to be called while the place still stands. */
export function showFrame(place: HTMLElement, src: string, title: string): () => void {
  const kept = frame ?? document.createElement('iframe')
  frame = kept
  kept.title = title
  if (kept.getAttribute('src') !== src) kept.src = src
  move(place, kept)
  return () => leave(kept)
}

function leave(kept: HTMLIFrameElement): void {
  const room: HTMLElement & Movable = waitingRoom ?? document.body.appendChild(document.createElement('div'))
  waitingRoom = room
  room.hidden = true
  if (room.moveBefore && kept.isConnected) room.moveBefore(kept, null)
  else dropFrame()
}

/** Ends it: what is no longer agreed to does not wait for the next page. */
export function dropFrame(): void {
  frame?.remove()
  frame = undefined
}
