import { forcedClasses } from './plan.ts';

/** The attribute that stands for pseudo-classes: `data-forced="hover active"`. */
const attribute = 'data-forced';

const pseudoClass = new RegExp(
  String.raw`(?<!:):(${[...forcedClasses].toSorted((a, b) => b.length - a.length).join('|')})(?![\w-])`,
  'g',
);

/** As specific as the pseudo-class alone. */
export const withForced = (selector: string): string =>
  selector.replaceAll(pseudoClass, (own, name: string) => `:is(${own}, [${attribute}~="${name}"])`);

const rewritten = new WeakSet<CSSStyleSheet>();

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = withForced(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule.cssRules);
  }
}

/**
 * Lets every rule for a pseudo-class apply to elements with the attribute, too. A browser can force the states of one
 * element at a time only for its own tools; a page with all of them needs it for many, and for people who read it.
 */
export function allowForcedStates(): void {
  for (const sheet of document.styleSheets) {
    if (rewritten.has(sheet) || sheet.href !== null) continue;
    rewritten.add(sheet);
    rewrite(sheet.cssRules);
  }
}

const controls = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[tabindex]',
  ...['link', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'tab'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

function mark(element: Element, names: readonly string[]): void {
  const all = new Set([...(element.getAttribute(attribute)?.split(' ') ?? []), ...names]);
  if (all.size > 0)
    element.setAttribute(attribute, [...all].filter((name) => name !== '').join(' '));
}

const aroundIt: Readonly<Record<string, string>> = { focus: 'focus-within' };

/** Gives all controls inside of a cell the pseudo-classes, and what is around them those that follow. */
export function force(cell: Element, names: readonly string[]): void {
  for (const layer of cell.querySelectorAll('[popover]')) mark(layer, ['popover-open']);
  for (const layer of cell.querySelectorAll('dialog')) mark(layer, ['modal']);
  if (names.length === 0) return;
  const around = names
    .map((name) => aroundIt[name] ?? name)
    .filter((name) => name !== 'focus-visible');
  for (const control of cell.querySelectorAll(controls)) {
    mark(control, names);
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    for (const label of labels)
      mark(
        label,
        around.filter((name) => name !== 'focus-within'),
      );
    for (let at = control.parentElement; at !== null && at !== cell; at = at.parentElement) {
      mark(at, around);
    }
  }
}
