import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BookNow.module.css';

export interface NearbyFrameProps {
  /** Their number; null until known. */
  readonly title: string | null;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** As typed; empty means the city centre. */
  readonly location: string;
  /** The button of the filters. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function NearbyFrame({ title, titleRef, location, tools, children }: NearbyFrameProps) {
  const { t } = useTranslation(['bookNow', 'search']);
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h2 id="near-title" ref={titleRef} tabIndex={-1}>
            {t('near.title')}
          </h2>
          <p className={styles['where']}>
            <MapPin aria-hidden="true" />
            <span>{location === '' ? t('near.downtown') : location}</span>
            <span aria-hidden="true">·</span>
            <span>{t('near.within')}</span>
          </p>
        </div>
        <div className={styles['tools']}>
          <p role="status" className={styles['count']}>
            {title ?? t('search:loading')}
          </p>
          {tools}
        </div>
      </div>
      {children}
    </>
  );
}
