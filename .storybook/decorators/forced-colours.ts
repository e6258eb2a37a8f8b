const active = '(forced-colors: active)';

/** Rules that apply although the mode is off, with their condition. */
const applied = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/** Sheets of another origin cannot be read; ours are of this one. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

function applyAll(): void {
  for (const sheet of document.styleSheets) {
    const rules = rulesOf(sheet);
    if (rules === undefined) continue;
    for (const rule of mediaRules(rules)) {
      const condition = rule.media.mediaText;
      if (!condition.includes(active)) continue;
      applied.set(rule, condition);
      rule.media.mediaText = condition.replace(active, '(min-width: 0)');
    }
  }
}

/**
 * Applies the rules that style sheets have for forced-colors mode, without the mode.
 * @returns a function that ends it
 */
export function forceColours(root: HTMLElement): () => void {
  applyAll();
  // Other components load later.
  const loaded = new MutationObserver(applyAll);
  loaded.observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', applyAll, true);
  root.dataset['forcedColours'] = '';
  return () => {
    loaded.disconnect();
    document.removeEventListener('load', applyAll, true);
    for (const [rule, condition] of applied) rule.media.mediaText = condition;
    applied.clear();
    delete root.dataset['forcedColours'];
  };
}
