import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PhotoLightboxProps } from './photo-lightbox.tsx';
import type { SalonDetails } from '../../domain/salon.ts';
import { again } from '../../shared/again.ts';
import { photoIn } from './salon-tabs.ts';

/** The page itself comes first. */
const idleTime = 2000;

export interface LightboxSlotProps {
  readonly salon: SalonDetails;
  /** Called when a picture was asked for and what shows it did not come. */
  readonly onFailed: () => void;
}

/** What shows pictures large comes when the page has come to rest, or at once with the first picture asked for. */
export function LightboxSlot({ salon, onFailed }: LightboxSlotProps) {
  const { search, key } = useLocation();
  const [Loaded, setLoaded] = useState<ComponentType<PhotoLightboxProps> | null>(null);
  const isLoaded = Loaded !== null;
  const isWanted = photoIn(search, salon.pictures.length) !== null;
  const load = useEffectEvent(async (isHere: () => boolean) => {
    try {
      const { PhotoLightbox } = await again(() => import('./photo-lightbox.tsx'));
      if (isHere()) setLoaded(() => PhotoLightbox);
    } catch {
      if (isHere() && isWanted) onFailed();
    }
  });
  // Each press on a picture is another attempt.
  const begin = useEffectEvent((_entry: string) => {
    let isHere = true;
    const timer = setTimeout(() => void load(() => isHere), isWanted ? 0 : idleTime);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  });
  useEffect(() => (isLoaded ? undefined : begin(key)), [isLoaded, key]);

  if (Loaded === null) return null;
  return <Loaded key={salon.pictures.map(({ light }) => light).join(' ')} salon={salon} />;
}
