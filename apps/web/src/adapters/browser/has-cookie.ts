/** Whether the browser has a cookie of this name that scripts can read. */
export function hasCookie(name: string): boolean {
  return `; ${document.cookie}`.includes(`; ${name}=`);
}
