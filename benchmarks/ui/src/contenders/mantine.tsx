import '@mantine/core/styles.css';
import {
  Anchor,
  Badge,
  Box,
  Button,
  Card as MantineCard,
  Group,
  Image,
  MantineProvider,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core';
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
    <MantineCard withBorder padding="lg" radius="md" component="article">
      <MantineCard.Section pos="relative">
        <Image
          src={picture}
          alt={pictureText(salon.name)}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
        <Badge
          pos="absolute"
          top={12}
          left={12}
          leftSection={<Star size={14} aria-hidden="true" />}
        >
          Top Rated
        </Badge>
      </MantineCard.Section>
      <Group justify="space-between" wrap="nowrap" mt="md">
        <Title order={3} size="h4" title={salon.name}>
          <Anchor href={href} inherit>
            {salon.name}
          </Anchor>
        </Title>
        <Group gap={4} role="img" aria-label={ratingInWords(salon.rating, salon.reviewCount)}>
          <Star size={18} aria-hidden="true" />
          <Text span fw={700}>
            {formatRating(salon.rating)}
          </Text>
          <Text span c="dimmed">
            ({formatCount(salon.reviewCount)})
          </Text>
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {salon.address}
      </Text>
      <Group gap="md" mt="sm">
        <Group gap={6}>
          <MapPin size={16} aria-hidden="true" />
          <VisuallyHidden>Distance </VisuallyHidden>
          <Text span>{salon.distance}</Text>
        </Group>
        <Group gap={6}>
          <Clock size={16} aria-hidden="true" />
          <VisuallyHidden>Average visit </VisuallyHidden>
          <Text span>{salon.time}</Text>
        </Group>
        <Group gap={6}>
          <Wallet size={16} aria-hidden="true" />
          <VisuallyHidden>{priceInWords}</VisuallyHidden>
          <Text span aria-hidden="true">
            {salon.price}
          </Text>
        </Group>
      </Group>
      <Group gap={6} mt="sm">
        {salon.categories.slice(0, 2).map((category) => (
          <Badge key={category} variant="light">
            {category}
          </Badge>
        ))}
        {others.length > 0 ? (
          <Box>
            <Badge variant="outline">+{others.length} more</Badge>
            <VisuallyHidden>: {others.join(', ')}</VisuallyHidden>
          </Box>
        ) : null}
      </Group>
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed">
          {salon.bookings}
        </Text>
        <Button component="a" href={href} variant="default" size="sm" radius="xl">
          View Details
        </Button>
      </Group>
    </MantineCard>
  );
}

const Provider = ({ children }: { children: ReactNode }) => (
  <MantineProvider>{children}</MantineProvider>
);

start({ Card, Provider });
