/** The main content of a page. */
type Subject = 'salon' | 'category';

export interface BenchPage {
  readonly path: string;
  /** The subject whose name has to be readable. */
  readonly names: Subject;
}

/** The public pages with data from the database. */
export const benchPages: readonly BenchPage[] = [
  { path: '/', names: 'salon' },
  { path: '/salons', names: 'salon' },
  { path: '/category/1', names: 'salon' },
  { path: '/salon/01', names: 'salon' },
  { path: '/categories', names: 'category' },
  { path: '/book-now', names: 'salon' },
  { path: '/booking/01', names: 'salon' },
];

/** A page with script may take this many times as long as the same finished page without. */
export const mostRatio = 1.15;

export const mostRequests = 35;

/** Milliseconds with the slowed processor. */
export const longestTask = 50;

/** Shown as 0.00. */
export const mostShift = 0.005;
