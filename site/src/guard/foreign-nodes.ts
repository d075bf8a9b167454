/**
 * A translator puts other elements in the place of texts, and a blocker takes elements away. The app, which does not know, then takes
 * a node out of where it no longer is, or puts one before it: the browser refuses, and the whole page would break. What is gone is
 * gone, and what was to stand before it stands at the end.
 */
export function bearForeignNodes({ prototype }: typeof Node): void {
  const { insertBefore, removeChild } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? removeChild.call<Node, [T], T>(this, child) : child
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    const before = child?.parentNode === this ? child : null
    return insertBefore.call<Node, [T, Node | null], T>(this, node, before)
  }
}
