import '@salonica/ui/styles.css';
import { buttonProps } from '@salonica/ui/button';
import { SalonCard } from '@salonica/ui/salon-card';
import { start } from '../harness.tsx';
import { picture, pictureText, type Salon } from '../salon.ts';

function Card({ salon }: { salon: Salon }) {
  const href = `/salon/${salon.id}`;
  return (
    <SalonCard
      name={salon.name}
      renderLink={(link) => <a href={href} {...link} />}
      image={{ src: picture, alt: pictureText(salon.name) }}
      topRated
      rating={salon.rating}
      reviewCount={salon.reviewCount}
      address={salon.address}
      distance={salon.distance}
      averageBookingTime={salon.time}
      priceRange={salon.price}
      categories={salon.categories}
      bookings={salon.bookings}
      actions={
        <a href={href} {...buttonProps({ variant: 'secondary', size: 's' })}>
          View Details
        </a>
      }
    />
  );
}

start({ Card });
