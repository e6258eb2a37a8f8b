import '@salonica/ui/styles.css';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Star from 'lucide-react/icons/star';
import Wallet from 'lucide-react/icons/wallet';
import { useId } from 'react';
import { start } from '../harness.tsx';
import {
  formatCount,
  formatRating,
  picture,
  pictureText,
  priceInWords,
  ratingInWords,
  type Salon,
} from '../salon.ts';
import classes from './plain.module.css';

function Card({ salon }: { salon: Salon }) {
  const heading = useId();
  const href = `/salon/${salon.id}`;
  const others = salon.categories.slice(2);
  return (
    <article className={classes['card']} aria-labelledby={heading}>
      <div className={classes['media']}>
        <div className={classes['frame']}>
          <img
            className={classes['picture']}
            src={picture}
            alt={pictureText(salon.name)}
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
          />
        </div>
        <div className={classes['overlay']}>
          <span className={classes['plaque']}>
            <Star aria-hidden="true" />
            Top Rated
          </span>
        </div>
      </div>
      <div className={classes['body']}>
        <div className={classes['head']}>
          <h3 id={heading} title={salon.name} className={classes['name']}>
            <a href={href} className={classes['link']}>
              {salon.name}
            </a>
          </h3>
          <span
            role="img"
            aria-label={ratingInWords(salon.rating, salon.reviewCount)}
            className={classes['rating']}
          >
            <svg className={classes['star']} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2.4l2.95 6.1 6.65.93-4.84 4.65 1.18 6.62L12 17.53 6.06 20.7l1.18-6.62L2.4 9.43l6.65-.93z" />
            </svg>
            <span className={classes['value']}>{formatRating(salon.rating)}</span>
            <span className={classes['count']}>({formatCount(salon.reviewCount)})</span>
          </span>
        </div>
        <p className={classes['address']}>{salon.address}</p>
        <ul role="list" className={classes['facts']}>
          <li>
            <MapPin aria-hidden="true" />
            <span className={classes['hidden']}>Distance </span>
            {salon.distance}
          </li>
          <li>
            <Clock aria-hidden="true" />
            <span className={classes['hidden']}>Average visit </span>
            {salon.time}
          </li>
          <li>
            <Wallet aria-hidden="true" />
            <span className={classes['hidden']}>{priceInWords}</span>
            <span aria-hidden="true">{salon.price}</span>
          </li>
        </ul>
        <ul role="list" className={classes['badges']}>
          {salon.categories.slice(0, 2).map((category) => (
            <li key={category}>
              <span className={classes['badge']}>{category}</span>
            </li>
          ))}
          {others.length > 0 ? (
            <li>
              <span className={classes['more']}>+{others.length} more</span>
              <span className={classes['hidden']}>: {others.join(', ')}</span>
            </li>
          ) : null}
        </ul>
        <div className={classes['footer']}>
          <p className={classes['bookings']}>{salon.bookings}</p>
          <div className={classes['actions']}>
            <a href={href} className={classes['button']}>
              View Details
            </a>
          </div>
        </div>
      </div>
    </article>
  );
}

start({ Card });
