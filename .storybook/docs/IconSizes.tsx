import { CalendarDays, Clock, MapPin, Scissors, Star } from 'lucide-react';
import './foundations.css';

const icons = [Scissors, CalendarDays, Clock, MapPin, Star];
const sizes = [
  { size: 16, stroke: 1.8 },
  { size: 20, stroke: 1.6 },
  { size: 24, stroke: 1.5 },
];

/** The same icons in the three sizes, each with the stroke that gives it the weight of the text beside it. */
export function IconSizes() {
  return sizes.map(({ size, stroke }) => (
    <div key={size} className="sb-unstyled">
      <p className="foundation-note">
        {size} px, stroke {stroke}
      </p>
      <div className="foundation-icons">
        {icons.map((Icon, index) => (
          <Icon key={index} size={size} strokeWidth={stroke} aria-hidden="true" />
        ))}
      </div>
    </div>
  ));
}
