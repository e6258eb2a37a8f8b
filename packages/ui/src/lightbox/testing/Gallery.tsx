import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { Lightbox, type LightboxPicture, type LightboxProps } from '../index.ts';

interface GalleryProps extends Partial<LightboxProps> {
  pictures: readonly LightboxPicture[];
  startAt?: number;
}

/** Stores the page's state, and opens from the second tile. */
export function Gallery({ pictures, startAt = 1, ...rest }: GalleryProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [last, setLast] = useState(startAt);
  const [zoom, setZoom] = useState(1);
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  return (
    <div style={{ minBlockSize: '200vb' }}>
      {pictures.map((picture, at) => (
        <Button
          key={picture.src}
          ref={(tile) => {
            tiles.current[at] = tile;
          }}
          onClick={() => setIndex(at)}
        >
          {picture.alt}
        </Button>
      ))}
      <Lightbox
        title="Atelier Aristotelous"
        {...rest}
        open={index !== null}
        pictures={pictures}
        index={index ?? last}
        zoom={zoom}
        returnFocus={() => tiles.current[last]}
        onOpenChange={(open, details) => {
          rest.onOpenChange?.(open, details);
          setIndex(null);
        }}
        onIndexChange={(next, details) => {
          rest.onIndexChange?.(next, details);
          setIndex(next);
          setLast(next);
        }}
        onZoomChange={(next, details) => {
          rest.onZoomChange?.(next, details);
          setZoom(next);
        }}
      />
    </div>
  );
}

export const asked = { open: fn(), index: fn(), zoom: fn() };

export const handlers = {
  onOpenChange: asked.open,
  onIndexChange: asked.index,
  onZoomChange: asked.zoom,
};

export function forget(): void {
  for (const call of Object.values(asked)) call.mockClear();
}
