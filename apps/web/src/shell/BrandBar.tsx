import { BrandLink } from './BrandLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The reduced header of a page with its own frame. */
export function BrandBar() {
  return (
    <>
      <BrandLink />
      <LanguageSwitch />
    </>
  );
}
