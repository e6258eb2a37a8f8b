import { BrandLink } from './BrandLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** What is left of the header on a page that brings its own frame. */
export function BrandBar() {
  return (
    <>
      <BrandLink />
      <LanguageSwitch />
    </>
  );
}
