'use client';

import Copy from 'lucide-react/icons/copy';
import { type ReactElement, useState } from 'react';
import { Button } from '../button/index.ts';
import { Menu, MenuGroup, MenuItem } from '../menu/index.ts';
import type { HoursEditorMessages } from './HoursEditor.messages.ts';
import { weekdays, workingDays } from './week.ts';

interface CopyMenuProps {
  weekday: number;
  nameOf: (weekday: number) => string;
  messages: HoursEditorMessages;
  onCopy: (to: readonly number[]) => void;
}

/** The days to which the hours of one can be copied. Its items are in the document while it is open. */
export function CopyMenu({ weekday, nameOf, messages: t, onCopy }: CopyMenuProps): ReactElement {
  const [open, setOpen] = useState(false);
  const others = weekdays.filter((day) => day !== weekday);
  return (
    <Menu
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      renderTrigger={(trigger) => (
        <Button
          variant="quiet"
          size="s"
          startIcon={<Copy />}
          {...trigger}
          aria-label={t.copyOf(nameOf(weekday))}
        >
          {t.copy}
        </Button>
      )}
    >
      {open ? (
        <MenuGroup label={t.copyTo}>
          <MenuItem onSelect={() => onCopy(others)}>{t.everyDay}</MenuItem>
          <MenuItem onSelect={() => onCopy(workingDays.filter((day) => day !== weekday))}>
            {t.workingDays}
          </MenuItem>
          {others.map((other) => (
            <MenuItem key={other} onSelect={() => onCopy([other])}>
              {nameOf(other)}
            </MenuItem>
          ))}
        </MenuGroup>
      ) : null}
    </Menu>
  );
}
