import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Ban from 'lucide-react/icons/ban';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Hourglass from 'lucide-react/icons/hourglass';
import ImageOff from 'lucide-react/icons/image-off';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import Moon from 'lucide-react/icons/moon';
import Move from 'lucide-react/icons/move';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import Sunset from 'lucide-react/icons/sunset';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import UserX from 'lucide-react/icons/user-x';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';

export interface IconUse {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly use: string;
}

/** The meaning of each icon. One meaning has one icon, and one icon one meaning. */
export const iconUses: readonly IconUse[] = [
  { name: 'MapPin', Icon: MapPin, use: 'an address, a distance' },
  { name: 'Clock', Icon: Clock, use: 'a time, a duration' },
  { name: 'CalendarDays', Icon: CalendarDays, use: 'a day' },
  { name: 'Star', Icon: Star, use: 'a rating' },
  { name: 'Search', Icon: Search, use: 'search' },
  { name: 'Check', Icon: Check, use: 'done, selected' },
  { name: 'X', Icon: X, use: 'close, clear' },
  { name: 'ArrowRight', Icon: ArrowRight, use: 'continue' },
  { name: 'ArrowDown', Icon: ArrowDown, use: 'to the latest' },
  { name: 'ArrowUpRight', Icon: ArrowUpRight, use: 'outgoing payment' },
  { name: 'ArrowDownLeft', Icon: ArrowDownLeft, use: 'incoming payment' },
  { name: 'ChevronDown', Icon: ChevronDown, use: 'expand' },
  { name: 'ChevronLeft', Icon: ChevronLeft, use: 'back, previous' },
  { name: 'ChevronRight', Icon: ChevronRight, use: 'open, next' },
  { name: 'Sunrise', Icon: Sunrise, use: 'morning' },
  { name: 'Sun', Icon: Sun, use: 'midday' },
  { name: 'Sunset', Icon: Sunset, use: 'afternoon' },
  { name: 'Moon', Icon: Moon, use: 'evening' },
  { name: 'Info', Icon: Info, use: 'information' },
  { name: 'CircleCheck', Icon: CircleCheck, use: 'success' },
  { name: 'TriangleAlert', Icon: TriangleAlert, use: 'warning' },
  { name: 'CircleAlert', Icon: CircleAlert, use: 'error' },
  { name: 'Eye', Icon: Eye, use: 'show' },
  { name: 'EyeOff', Icon: EyeOff, use: 'hide' },
  { name: 'ImageOff', Icon: ImageOff, use: 'no picture' },
  { name: 'Images', Icon: Images, use: 'all pictures' },
  { name: 'RotateCcw', Icon: RotateCcw, use: 'try again' },
  { name: 'SendHorizontal', Icon: SendHorizontal, use: 'send' },
  { name: 'CreditCard', Icon: CreditCard, use: 'a card' },
  { name: 'Wallet', Icon: Wallet, use: 'a wallet' },
  { name: 'Plus', Icon: Plus, use: 'to add' },
  { name: 'Copy', Icon: Copy, use: 'to copy to other places' },
  { name: 'Ban', Icon: Ban, use: 'cancelled' },
  { name: 'CheckCheck', Icon: CheckCheck, use: 'completed' },
  { name: 'DoorOpen', Icon: DoorOpen, use: 'arrived' },
  { name: 'Hourglass', Icon: Hourglass, use: 'on hold' },
  { name: 'Lock', Icon: Lock, use: 'blocked' },
  { name: 'UserX', Icon: UserX, use: 'did not come' },
  { name: 'Move', Icon: Move, use: 'carried to another place' },
];
