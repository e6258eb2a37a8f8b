/**
 * Does to the texts of an element what the translation of a browser does: React's text nodes, now and later, are replaced
 * by others. Needs no other code, so that a test can run it in the page.
 *
 * @param isWrapped - whether each gets elements of its own, as in a browser; the selectors of a test may not expect them
 * @returns a function that stops it
 */
export function translateTexts(root: Element, isWrapped: boolean): () => void {
  const untouched = 'script, style, noscript, textarea, svg, title, option, [translate="no"], font';
  const tag: string = 'font';
  const ours = new WeakSet<Text>();
  const replace = (text: Text): void => {
    const parent = text.parentElement;
    if (ours.has(text) || parent?.closest(untouched) !== null || text.data.trim() === '') return;
    const own = document.createTextNode(text.data);
    ours.add(own);
    if (!isWrapped) {
      text.replaceWith(own);
      return;
    }
    const font = document.createElement(tag);
    const inner = document.createElement(tag);
    inner.append(own);
    font.append(inner);
    text.replaceWith(font);
  };
  const replaceIn = (node: Node): void => {
    if (node instanceof Text) {
      replace(node);
      return;
    }
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replaceIn(target);
      for (const node of addedNodes) if (node.isConnected) replaceIn(node);
    }
  });
  replaceIn(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
