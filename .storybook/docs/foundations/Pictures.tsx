import { Avatar } from '@salonica/ui/avatar';
import { Photo } from '@salonica/ui/photo';
import {
  avatars,
  categoryPictures,
  facades,
  interiors,
  stylists,
  vignettes,
  type Picture,
} from '../../fixtures/index.ts';
import './foundations.css';

const kinds = { facades, interiors, categories: categoryPictures, vignettes } as const;

/** The alternative text for each type of picture. */
const alts: Readonly<Record<keyof typeof kinds, (name: string) => string>> = {
  facades: (name) => `${name}, illustrated storefront`,
  interiors: (name) => `The ${name} of a salon, illustrated`,
  // The adjacent text is equivalent.
  categories: () => '',
  vignettes: () => '',
};

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface PictureSetProps {
  kind: keyof typeof kinds;
}

/** Pictures of one kind in the theme of the toolbar, each in its mount. */
export function PictureSet({ kind }: PictureSetProps) {
  return (
    <ul className="foundation-pictures">
      {Object.entries<Picture>(kinds[kind]).map(([name, { light, dark }]) => (
        <li key={name}>
          <Photo image={{ src: light, darkSrc: dark, alt: alts[kind](titled(name)) }} />
          <span className="foundation-note">{titled(name)}</span>
        </li>
      ))}
    </ul>
  );
}

/** One street in the light and in the dark theme. */
export function LightAndDark() {
  const { light, dark } = facades.thermaikos;
  return (
    <ul className="foundation-pictures" data-columns="2">
      <li data-theme="light">
        <Photo image={{ src: light, alt: 'Thermaikos by day, illustrated storefront' }} />
        <code>facade-02-light.svg</code>
      </li>
      <li data-theme="dark">
        <Photo image={{ src: dark, alt: 'Thermaikos after dark, illustrated storefront' }} />
        <code>facade-02-dark.svg</code>
      </li>
    </ul>
  );
}

/** The fallback of a missing picture: deterministic colours for a text. */
export function Placeholders() {
  return (
    <ul className="foundation-pictures">
      {['Kyma', 'Rodi', 'Daphne'].map((seed) => (
        <li key={seed}>
          <Photo seed={seed} />
          <code>seed=&quot;{seed}&quot;</code>
        </li>
      ))}
    </ul>
  );
}

/** People, with and without a picture. */
export function People() {
  const [someone] = stylists;
  return (
    <p className="foundation-people">
      {Object.entries(avatars).map(([name, src]) => (
        <Avatar key={name} name={titled(name)} src={src} size={72} />
      ))}
      <Avatar name={someone.name.en} size={72} />
    </p>
  );
}
