import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiCard from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
import classes from './hidden.module.css';

function Card({ salon }: { salon: Salon }) {
  const href = `/salon/${salon.id}`;
  const others = salon.categories.slice(2);
  return (
    <MuiCard component="article" variant="outlined" sx={{ position: 'relative' }}>
      <CardMedia
        component="img"
        image={picture}
        alt={pictureText(salon.name)}
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
      />
      <Chip
        sx={{ position: 'absolute', top: 12, left: 12 }}
        icon={<Star size={14} aria-hidden="true" />}
        label="Top Rated"
      />
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h6" component="h3" noWrap title={salon.name}>
            <Link href={href} color="inherit" underline="none">
              {salon.name}
            </Link>
          </Typography>
          <Stack
            direction="row"
            spacing={0.5}
            role="img"
            aria-label={ratingInWords(salon.rating, salon.reviewCount)}
          >
            <Star size={18} aria-hidden="true" />
            <Typography component="span">{formatRating(salon.rating)}</Typography>
            <Typography component="span" color="text.secondary">
              ({formatCount(salon.reviewCount)})
            </Typography>
          </Stack>
        </Stack>
        <Typography variant="body2" color="text.secondary" noWrap>
          {salon.address}
        </Typography>
        <Stack direction="row" spacing={2}>
          <Stack direction="row" spacing={0.75}>
            <MapPin size={16} aria-hidden="true" />
            <span className={classes['hidden']}>Distance </span>
            <Typography component="span">{salon.distance}</Typography>
          </Stack>
          <Stack direction="row" spacing={0.75}>
            <Clock size={16} aria-hidden="true" />
            <span className={classes['hidden']}>Average visit </span>
            <Typography component="span">{salon.time}</Typography>
          </Stack>
          <Stack direction="row" spacing={0.75}>
            <Wallet size={16} aria-hidden="true" />
            <span className={classes['hidden']}>{priceInWords}</span>
            <Typography component="span" aria-hidden="true">
              {salon.price}
            </Typography>
          </Stack>
        </Stack>
        <Stack direction="row" spacing={0.75}>
          {salon.categories.slice(0, 2).map((category) => (
            <Chip key={category} size="small" label={category} />
          ))}
          {others.length > 0 ? (
            <Box>
              <Chip size="small" variant="outlined" label={`+${others.length} more`} />
              <span className={classes['hidden']}>: {others.join(', ')}</span>
            </Box>
          ) : null}
        </Stack>
      </CardContent>
      <CardActions>
        <Typography variant="body2" color="text.secondary">
          {salon.bookings}
        </Typography>
        <Button href={href} variant="outlined" size="small">
          View Details
        </Button>
      </CardActions>
    </MuiCard>
  );
}

const theme = createTheme();

const Provider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);

start({ Card, Provider });
