import { mostCounted } from '#domain/salon.ts';
import { numberFormatter } from '#shared/formatters.ts';

/** The number of salons that a search found, such as "48"; "1,000+" where they are not counted on. */
export function totalWords(total: number, language: string): string {
  const words = numberFormatter(language).format(total);
  return total < mostCounted ? words : `${words}+`;
}
