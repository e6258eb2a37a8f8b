import { type Meaning, termsOfKind } from './meaning.ts';
import { type Bilingual, offerTerm, type Term, termOf } from './terms.ts';
import type { Understanding } from './understand.ts';
import { wordsOf } from './words.ts';

function scoreOf(meanings: readonly Meaning[], { en, el }: Bilingual): number {
  const words = new Set([...wordsOf(en), ...wordsOf(el)].map((word) => termOf('s', word)));
  const has = (terms: readonly Term[]) => terms.some((term) => words.has(term));
  return meanings.reduce((sum, { segment: { parts }, typedServices, services }) => {
    if (has(typedServices)) return sum + 2;
    // Of a phrase, each typed word counts more than one of the same meaning.
    const typed = parts.filter((part) => has(termsOfKind(part, 's'))).length / parts.length;
    return has(services) || typed === 1 ? sum + 1 + typed : sum;
  }, 0);
}

/** The service that fits a query best; undefined where the query names none that the salon has. */
export function bestService<Service extends { readonly name: Bilingual }>(
  { meanings, offers }: Pick<Understanding, 'meanings' | 'offers'>,
  services: readonly Service[],
): Service | undefined {
  const wanted = meanings.filter(({ role }) => role === 'content');
  let best: { service: Service; score: number; length: number } | undefined;
  const whole = services.find(({ name }) => offers.includes(offerTerm(name)));
  if (whole !== undefined) return whole;
  for (const service of services) {
    const score = scoreOf(wanted, service.name);
    const length = wordsOf(service.name.en).length;
    const isBetter =
      best === undefined ||
      score > best.score ||
      // Of equal ones the plainest.
      (score === best.score && length < best.length);
    if (score > 0 && isBetter) best = { service, score, length };
  }
  return best?.service;
}
