import { BrandLink } from './brand-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** What is left of the header on a page that brings its own frame. */
export function BrandBar() {
  return (
    <>
      <BrandLink />
      <LanguageSwitch />
    </>
  );
}
