import { useNamedLanguage } from './use-in-language.ts';

/** Part of a form that the browser sends by itself: its answer comes in the language that the address names. */
export function KeepLanguage() {
  const named = useNamedLanguage();
  return named === null ? null : <input type="hidden" name="lang" value={named} />;
}
