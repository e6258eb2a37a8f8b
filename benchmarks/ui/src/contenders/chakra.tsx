import {
  Badge,
  Box,
  Button,
  Card as ChakraCard,
  ChakraProvider,
  defaultSystem,
  HStack,
  Image,
  Link,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Star from 'lucide-react/icons/star';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
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

function Card({ salon }: { salon: Salon }) {
  const href = `/salon/${salon.id}`;
  const others = salon.categories.slice(2);
  return (
    <ChakraCard.Root as="article" position="relative" overflow="hidden">
      <Image
        src={picture}
        alt={pictureText(salon.name)}
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
      />
      <Badge position="absolute" top="3" left="3">
        <Star size={14} aria-hidden="true" />
        Top Rated
      </Badge>
      <ChakraCard.Body gap="2">
        <HStack justify="space-between">
          <ChakraCard.Title title={salon.name}>
            <Link href={href}>{salon.name}</Link>
          </ChakraCard.Title>
          <HStack gap="1" role="img" aria-label={ratingInWords(salon.rating, salon.reviewCount)}>
            <Star size={18} aria-hidden="true" />
            <Text as="span">{formatRating(salon.rating)}</Text>
            <Text as="span" color="fg.muted">
              ({formatCount(salon.reviewCount)})
            </Text>
          </HStack>
        </HStack>
        <ChakraCard.Description>{salon.address}</ChakraCard.Description>
        <HStack gap="4">
          <HStack gap="1.5">
            <MapPin size={16} aria-hidden="true" />
            <VisuallyHidden>Distance </VisuallyHidden>
            <Text as="span">{salon.distance}</Text>
          </HStack>
          <HStack gap="1.5">
            <Clock size={16} aria-hidden="true" />
            <VisuallyHidden>Average visit </VisuallyHidden>
            <Text as="span">{salon.time}</Text>
          </HStack>
          <HStack gap="1.5">
            <Wallet size={16} aria-hidden="true" />
            <VisuallyHidden>{priceInWords}</VisuallyHidden>
            <Text as="span" aria-hidden="true">
              {salon.price}
            </Text>
          </HStack>
        </HStack>
        <HStack gap="1.5">
          {salon.categories.slice(0, 2).map((category) => (
            <Badge key={category}>{category}</Badge>
          ))}
          {others.length > 0 ? (
            <Box>
              <Badge variant="outline">+{others.length} more</Badge>
              <VisuallyHidden>: {others.join(', ')}</VisuallyHidden>
            </Box>
          ) : null}
        </HStack>
      </ChakraCard.Body>
      <ChakraCard.Footer justifyContent="space-between">
        <Text textStyle="sm" color="fg.muted">
          {salon.bookings}
        </Text>
        <Button asChild variant="outline" size="sm">
          <a href={href}>View Details</a>
        </Button>
      </ChakraCard.Footer>
    </ChakraCard.Root>
  );
}

const Provider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>
);

start({ Card, Provider });
