import type { ReactElement } from 'react';
import classes from './Storefront.module.css';

const tones = ['apricot', 'wine', 'sage', 'gulf'] as const;

/** Deterministic for the text. */
function toneOf(seed: string): (typeof tones)[number] {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length] ?? 'apricot';
}

const scallops = Array.from({ length: 9 }, (_, index) => 52 + index * 24);

/** Replaces a missing picture: a closed shop in the colours of the theme. */
export function Storefront({ seed }: { seed: string }): ReactElement {
  return (
    <svg
      data-part="placeholder"
      data-tone={toneOf(seed)}
      className={classes['root']}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={classes['wall']} d="M0 0h320v240H0z" />
      <path className={classes['shade']} d="M0 36h320v5H0zM0 196h320v12H0z" />
      <path className={classes['ground']} d="M0 208h320v32H0z" />
      <path className={classes['front']} d="M58 84h204v124H58z" />
      <path className={classes['glass']} d="M74 126h46v82H74zM136 126h112v58H136z" />
      <path className={classes['sheen']} d="M148 184l34-58h16l-34 58zM206 184l34-58h8v14l-26 44z" />
      <path
        className={classes['frame']}
        d="M173.5 126v58M210.5 126v58M136 196h112M82 172h30v28H82z"
      />
      <circle className={classes['stripe']} cx="113" cy="164" r="2.5" />
      <path className={classes['stripe']} d="M48 68h224v24H48z" />
      {scallops.map((x, index) => (
        <path
          key={x}
          className={index % 2 === 0 ? classes['stripe'] : classes['cream']}
          d={`M${x} 92h24v16a12 12 0 0 1-24 0z`}
        />
      ))}
      <path className={classes['trunk']} d="M290 176v20" />
      <circle className={classes['leaves']} cx="290" cy="164" r="17" />
      <path className={classes['pot']} d="M279 190h22l-3 18h-16z" />
    </svg>
  );
}
