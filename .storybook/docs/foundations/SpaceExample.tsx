import { Button } from '@salonica/ui/button';
import { Panel } from '@salonica/ui/panel';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import './foundations.css';

/** Three steps of the scale in one form: within a group, between fields, before the buttons. */
export function SpaceExample() {
  return (
    <div className="doc-preview">
      <Panel title="Your details" headingLevel={3}>
        <Stack gap={32}>
          <Stack gap={20}>
            <TextField label="Full name" autoComplete="off" />
            <TextField label="Phone" type="tel" autoComplete="off" />
          </Stack>
          <Stack direction="row" gap={12}>
            <Button>Save</Button>
            <Button variant="quiet">Not now</Button>
          </Stack>
        </Stack>
      </Panel>
    </div>
  );
}
