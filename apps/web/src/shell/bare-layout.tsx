import { Outlet } from 'react-router-dom';
import { SkipLink } from './skip-link.tsx';

/** A page that brings its own frame, such as sign in. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
