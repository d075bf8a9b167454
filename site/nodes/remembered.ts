/**
 * A pure function of an object that is worked out once for each object and circumstance. What it gives must not be
 * changed by anybody. It is forgotten with its object; of several circumstances the last one is kept for each slot.
 */
export function remembered<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
  circumstance: (...rest: Rest) => { slot: string; text: string },
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, Map<string, { text: string; value: Value }>>()
  return (key, ...rest) => {
    const slots = known.get(key) ?? new Map<string, { text: string; value: Value }>()
    const { slot, text } = circumstance(...rest)
    const found = slots.get(slot)
    if (found && found.text === text) return found.value
    const value = make(key, ...rest)
    slots.set(slot, { text, value })
    known.set(key, slots)
    return value
  }
}
