import { useNamedLanguage } from './use-in-language.ts';

/** Part of a form that the browser sends by itself: keeps the language of the URL. */
export function KeepLanguage() {
  const named = useNamedLanguage();
  return named === null ? null : <input type="hidden" name="lang" value={named} />;
}
