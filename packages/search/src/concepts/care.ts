import { type Concept, wanted } from './concept.ts';

export const care: readonly Concept[] = [
  wanted(
    'treatment, treatments, hair treatment, hair treatments, therapy, hair care, conditioning, deep conditioning, θεραπεία, θεραπείες, θεραπείας, θεραπεία μαλλιών, θεραπείες μαλλιών, ενυδάτωση, αναδόμηση',
    'Treatments',
  ),
  wanted(
    'keratin, keratine, keratin treatment, keratin straightening, straightening, brazilian blowout, smoothing, anti frizz, hair botox, botox, κερατίνη, κερατίνης, θεραπεία κερατίνης, ίσιωμα, ισιωτική, μπότοξ, μπότοξ μαλλιών',
    'Treatments',
  ),
  wanted('mask, masks, hair mask, μάσκα, μάσκες, μάσκα μαλλιών', 'Treatments'),
  wanted(
    'olive oil mask, olive oil, oil mask, oil treatment, ελαιόλαδο, ελαιολάδου, λάδι, μάσκα ελαιολάδου',
    'Treatments',
  ),
  wanted(
    'scalp, scalp treatment, dandruff, head massage, τριχωτό, τριχωτού, θεραπεία τριχωτού, πιτυρίδα, μασάζ',
    'Treatments',
  ),
  wanted(
    'bond repair, repair, olaplex, plex, damaged hair, επανόρθωση, επανόρθωσης, θεραπεία επανόρθωσης, όλαπλεξ',
    'Treatments',
  ),
];
