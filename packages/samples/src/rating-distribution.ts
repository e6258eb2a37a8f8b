export type Stars = 1 | 2 | 3 | 4 | 5;

export type StarCounts = Readonly<Record<Stars, number>>;

const upwards = [1, 2, 3, 4, 5] as const;

const sumOf = (counts: Record<Stars, number>): number =>
  upwards.reduce((sum, stars) => sum + stars * counts[stars], 0);

/** Shares of a curve that grows by the same factor from one star to the next. */
function sharesFor(growth: number): Readonly<Record<Stars, number>> {
  const weights = upwards.map((stars) => growth ** stars);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = weights.map((weight) => weight / all);
  return { 1: one, 2: two, 3: three, 4: four, 5: five };
}

/** The one curve of that kind with this average, found by halving. */
function sharesWithAverage(rating: number): Readonly<Record<Stars, number>> {
  let low = 1e-6;
  let high = 1e6;
  for (let step = 0; step < 80; step += 1) {
    const middle = Math.sqrt(low * high);
    if (sumOf(sharesFor(middle)) < rating) low = middle;
    else high = middle;
  }
  return sharesFor(Math.sqrt(low * high));
}

/**
 * How many customers gave so many stars, for a salon of which only the average and their number are
 * known. Their sum is the number, and their average is as near to the rating as whole stars can be.
 *
 * @param rating - from 1 to 5; anything beyond is taken to the nearer end
 * @param count - a whole number, 0 or more
 */
export function ratingCounts(rating: number, count: number): StarCounts {
  const average = Math.min(5, Math.max(1, rating));
  const wanted = Math.round(average * count);
  const shares = sharesWithAverage(average);
  const counts: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const stars of upwards) counts[stars] = Math.floor(shares[stars] * count);
  const rest = count - upwards.reduce((sum, stars) => sum + counts[stars], 0);
  const byWhatWasCut = upwards.toSorted(
    (a, b) => shares[b] * count - counts[b] - (shares[a] * count - counts[a]),
  );
  for (const stars of byWhatWasCut.slice(0, rest)) counts[stars] += 1;

  // Rounding moved the average a little: single customers go one star up or down until it is right.
  for (let missing = wanted - sumOf(counts); missing !== 0; missing -= Math.sign(missing)) {
    const step = Math.sign(missing);
    const movable = step > 0 ? ([4, 3, 2, 1] as const) : ([5, 4, 3, 2] as const);
    const from = movable.find((stars) => counts[stars] > 0);
    if (from === undefined) break;
    counts[from] -= 1;
    counts[(from + step) as Stars] += 1;
  }
  return counts;
}
