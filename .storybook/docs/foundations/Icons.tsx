import { iconUses } from './icons.ts';
import './foundations.css';

const sizes = [
  { size: 16, stroke: 1.8, beside: 'captions and badges' },
  { size: 20, stroke: 1.6, beside: 'text and in buttons' },
  { size: 24, stroke: 1.5, beside: 'headings, or alone' },
];

/**
 * The same icons in three sizes, each with a stroke that matches the weight of the text beside it.
 */
export function IconSizes() {
  return (
    <ul className="foundation-sizes">
      {sizes.map(({ size, stroke, beside }) => (
        <li key={size}>
          <span className="foundation-icons">
            {iconUses.slice(0, 6).map(({ name, Icon }) => (
              <Icon key={name} size={size} strokeWidth={stroke} aria-hidden="true" />
            ))}
          </span>
          <span className="foundation-note">
            {size} px, stroke {stroke}: beside {beside}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every icon used by components. */
export function IconGallery() {
  return (
    <ul className="foundation-gallery">
      {iconUses.map(({ name, Icon, use }) => (
        <li key={name}>
          <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
          <code>{name}</code>
          <span className="foundation-note">{use}</span>
        </li>
      ))}
    </ul>
  );
}
