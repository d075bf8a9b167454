import { whenIdle } from '../../loading/when-idle'

/**
 * Has everything in posters move, or stand as it is. It is begun when the browser has nothing better to do: the page itself comes
 * first. What is answered takes a beginning back that has not come yet.
 */
export function moveFilms(isPaused: boolean): () => void {
  const { dataset } = document.documentElement
  const state = isPaused ? 'paused' : 'running'
  let isWanted = true
  const begin = () => {
    if (isWanted) dataset.film = state
  }
  if (isPaused || dataset.film) begin()
  else whenIdle(begin)
  return () => {
    isWanted = false
  }
}

/** The page with the posters goes. */
export function endFilms(): void {
  delete document.documentElement.dataset.film
}
