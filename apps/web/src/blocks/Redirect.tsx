import { Navigate, useLocation } from 'react-router-dom';

interface RedirectProps {
  /** Path of the page that replaces this one in the history. */
  readonly to: string;
}

/**
 * Redirects, also again after Back. The router's own component redirects only once per mount, so
 * going back before the next page is rendered would leave an empty page.
 */
export function Redirect({ to }: RedirectProps) {
  const { key, search } = useLocation();
  return <Navigate key={key + search} to={to} replace />;
}
