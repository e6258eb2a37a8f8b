import { Navigate, useLocation } from 'react-router-dom';

interface OnwardProps {
  /** A page of this app, which takes the place of this one in the history. */
  readonly to: string;
}

/**
 * Leads on from a page that has nothing to show. The router's own does so once, as long as it stands there: who goes
 * back before the next page is drawn would be left on an empty one.
 */
export function Onward({ to }: OnwardProps) {
  const { key, search } = useLocation();
  return <Navigate key={key + search} to={to} replace />;
}
