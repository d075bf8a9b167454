/** Width of a column in px, and the fewest columns (specification, section 9). */
export const defaultColumnWidth = 400
export const fewestColumns = 1

/** How many columns of about `columnWidth` px fit into `width` px with `gap` px between them; at least one. */
export function columnCount(width: number, columnWidth = defaultColumnWidth, gap = 24): number {
  if (!(width > 0) || !(columnWidth > 0)) return fewestColumns
  return Math.max(fewestColumns, Math.round((width + gap) / (columnWidth + gap)))
}

/**
 * Puts items into the column that is shortest so far, so that the order of reading stays nearly the given one.
 * @param heights height of each item for a width of 1
 * @returns indexes of the items, by column
 */
export function distribute(heights: readonly number[], columns: number): readonly (readonly number[])[] {
  const count = Math.max(fewestColumns, columns)
  const filled = Array.from({ length: count }, () => ({ height: 0, items: [] as number[] }))
  heights.forEach((height, index) => {
    const shortest = filled.reduce((best, column) => (column.height < best.height - 1e-9 ? column : best))
    shortest.items.push(index)
    shortest.height += height
  })
  return filled.map(({ items }) => items)
}
