/** More would not fit beside each other. */
export const mostCompared = 3;

const idPattern = /^[\w-]{1,64}$/;

/** Ids in a comma separated text: valid ones, each once, at most three. */
export function comparedIdsIn(text: string | null): readonly string[] {
  const ids = (text ?? '').split(',').filter((id) => idPattern.test(id));
  return [...new Set(ids)].slice(0, mostCompared);
}

/** What the URL of a comparison says. */
export interface ComparisonAddress {
  readonly ids: readonly string[];
  /** Id of a service of one of the salons: the others are compared by its name. */
  readonly service: string | null;
}

export function readComparison(params: URLSearchParams): ComparisonAddress {
  const service = params.get('service');
  return {
    ids: comparedIdsIn(params.get('ids')),
    service: service !== null && idPattern.test(service) ? service : null,
  };
}
