import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { changeCatalogue, changeOffer } from './change-catalogue.ts';
import { changeDescription, readDescription } from './description.ts';
import { encodeGalleryPicture, encodePortrait } from './encode-pictures.ts';
import { addPicture, changePictures, readPictures } from './pictures.ts';
import { putInOrder } from './put-in-order.ts';
import { retire } from './retire.ts';
import { changeRules, readRules } from './rules.ts';
import { addBarber, barberRetirement, changeBarber, changePortrait, readBarbers } from './team.ts';
import { addService, changeService, readServices, serviceRetirement } from './services.ts';

/** What a salon offers and shows, for its managers. */
export function deskCatalogueRoutes(options: BookingOptions) {
  const { db, versioned } = options;
  const app = new Hono();

  serve(app, v1Calls.readDeskServices, ({ member, language }) =>
    readServices(db, member.salonId, language),
  );
  serve(app, v1Calls.addDeskService, (request) =>
    changeCatalogue(options, 'services', request, (tx, open) => addService(tx, open, request.body)),
  );
  serve(app, v1Calls.changeDeskService, (request) =>
    changeOffer(options, 'services', request, (tx, open) =>
      changeService(tx, open, request.params.id, request.body),
    ),
  );
  serve(app, v1Calls.orderDeskServices, (request) =>
    changeCatalogue(options, 'services', request, async (tx, { salonId }) => {
      await putInOrder(tx, 'services', salonId, request.body.ids);
      return { action: 'services.order', after: request.body };
    }),
  );
  serve(app, v1Calls.retireDeskService, (request) =>
    retire(options, 'services', request, serviceRetirement),
  );

  serve(app, v1Calls.readDeskPictures, ({ member }) => readPictures(db, member.salonId, versioned));
  serve(app, v1Calls.addDeskPicture, async (request) => {
    const encoded = await encodeGalleryPicture(Buffer.from(await request.c.req.arrayBuffer()));
    return changeCatalogue(options, 'pictures', request, (tx, open) =>
      addPicture(tx, open, encoded),
    );
  });
  serve(app, v1Calls.changeDeskPictures, (request) =>
    changeCatalogue(options, 'pictures', request, (tx, open) =>
      changePictures(tx, open, request.body),
    ),
  );

  serve(app, v1Calls.readDeskRules, ({ member }) => readRules(db, member.salonId));
  serve(app, v1Calls.changeDeskRules, (request) =>
    changeCatalogue(options, 'rules', request, (tx, open) => changeRules(tx, open, request.body)),
  );
  serve(app, v1Calls.readDeskDescription, ({ member }) => readDescription(db, member.salonId));
  serve(app, v1Calls.changeDeskDescription, (request) =>
    changeCatalogue(options, 'description', request, (tx, open) =>
      changeDescription(tx, open, request.body),
    ),
  );

  serve(app, v1Calls.readDeskBarbers, ({ member, language }) =>
    readBarbers(options, member.salonId, language),
  );
  serve(app, v1Calls.addDeskBarber, (request) =>
    changeCatalogue(options, 'team', request, (tx, open) => addBarber(tx, open, request.body)),
  );
  serve(app, v1Calls.changeDeskBarber, (request) =>
    changeOffer(options, 'team', request, (tx, open) =>
      changeBarber(tx, open, request.params.id, request.body),
    ),
  );
  serve(app, v1Calls.orderDeskBarbers, (request) =>
    changeCatalogue(options, 'team', request, async (tx, { salonId }) => {
      await putInOrder(tx, 'barbers', salonId, request.body.ids);
      return { action: 'team.order', after: request.body };
    }),
  );
  serve(app, v1Calls.retireDeskBarber, (request) =>
    retire(options, 'team', request, barberRetirement),
  );
  serve(app, v1Calls.changeDeskPortrait, async (request) => {
    const encoded = await encodePortrait(Buffer.from(await request.c.req.arrayBuffer()));
    return changeCatalogue(options, 'team', request, (tx, open) =>
      changePortrait(tx, open, request.params.id, encoded),
    );
  });
  serve(app, v1Calls.removeDeskPortrait, (request) =>
    changeCatalogue(options, 'team', request, (tx, open) =>
      changePortrait(tx, open, request.params.id, null),
    ),
  );
  return app;
}
