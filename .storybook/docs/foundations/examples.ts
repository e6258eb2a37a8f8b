/** The whole set-up of an app, once. */
export const firstUse = `import '@salonica/ui/styles.css';
import '@salonica/ui/fonts.css';
import { Button } from '@salonica/ui/button';
import { MessagesProvider } from '@salonica/ui/messages';
import { el } from '@salonica/ui/messages/el';

<MessagesProvider messages={language === 'el' ? el : null}>
  <Button>Book Now</Button>
</MessagesProvider>;`;

export const ownColours = `@layer app {
  :root {
    --sal-color-primary: #0b5c53;
    --sal-color-primary-hover: #084a43;
  }

  .offers {
    --salon-card-bg: var(--sal-color-wash);
  }
}`;

export const reducedMotion = `.panel {
  transition: translate var(--sal-motion-slow) var(--sal-ease-enter);

  @media (prefers-reduced-motion: reduce) {
    translate: none;
    transition: opacity var(--sal-motion-fast);
  }
}`;

export const pictureUse = `<Photo
  image={{
    src: '/salons/06/facade-light.svg',
    darkSrc: '/salons/06/facade-dark.svg',
    alt: 'Kyma, illustrated storefront',
  }}
/>`;

export const iconUse = `import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { IconButton } from '@salonica/ui/icon-button';

<p><MapPin size={16} strokeWidth={1.8} aria-hidden="true" /> Nikis 41</p>
<IconButton icon={<X />} label="Close" />`;

export const stamp = `npx -y pnpm@12.21.0 new:component price-tag "A price with its unit." --en "Price" --el "Τιμή"`;

export const everyDay = `npx -y pnpm@12.21.0 storybook                                        # preview while you write
npx -y pnpm@12.21.0 test:stories PriceTag                            # behaviour and axe
npx -y pnpm@12.21.0 --filter @salonica/storybook test:visual:update -t PriceTag
npx -y pnpm@12.21.0 --filter @salonica/ui api:update                 # accept changes of the public API
npx -y pnpm@12.21.0 changeset                                        # describe them for consumers
npx -y pnpm@12.21.0 check`;

/** Lists what a designer has changed in Figma. */
export const figmaChanges =
  'npx -y pnpm@12.21.0 --filter @salonica/tokens figma:changes variables.json';
