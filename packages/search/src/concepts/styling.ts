import { type Concept, wanted } from './concept.ts';

export const styling: readonly Concept[] = [
  wanted(
    'styling, style, styles, hairstyle, hairstyles, hair style, hair styling, hairstyling, hairdo, χτένισμα, χτενίσματα, χτενίσματος, χτενίζω, χτένισμα μαλλιών, φορμάρισμα μαλλιών',
    'Styling',
  ),
  wanted(
    'blow dry, blow-dry, blowdry, blow drying, blow out, blowout, blow, brushing, wash and blow dry, φορμάρισμα, φορμαρίσματα, πιστολάκι, μπράσινγκ',
    'Styling',
  ),
  wanted(
    'updo, up do, updos, bun, chignon, hair up, πιάσιμο, πιασίματα, κότσος, κότσο, κότσοι, σινιόν',
    'Styling',
  ),
  wanted(
    'bridal, bridal styling, bride, brides, wedding, wedding hair, bridal hair, νυφικό, νυφικά, νυφικό χτένισμα, νύφη, νύφες, γάμος, γάμο, γάμου',
    'Styling',
  ),
  wanted(
    'curls, curl, waves, wave, wavy, curls and waves, beach waves, μπούκλες, μπούκλα, κύματα, κυματιστά',
    'Styling',
  ),
  wanted('braids, braid, plaits, κοτσίδες, πλεξίδες, πλεξούδες', 'Styling'),
  wanted('evening, evening styling, party hair, βραδινό, βραδινό χτένισμα', 'Styling'),
  wanted(
    'extensions, extension, hair extensions, hair extension, εξτένσιον, εξτένσιονς, εξτένσιονσ, εξτενσιον, τρέσες, τρέσα, προσθήκες, προσθετική, ποστίς, πόστις',
    'Extensions',
  ),
  wanted(
    'tape in, tape, tape extensions, tape in extensions, ταινία, ταινίες, τρέσες με ταινία',
    'Extensions',
  ),
  wanted('clip in, clip, clips, clip in extensions, κλιπ, κλιπς', 'Extensions'),
  wanted('keratin bonds, bonds, τρέσες με κερατίνη', 'Extensions'),
  wanted('extension removal, removal, remove extensions, αφαίρεση, αφαίρεση τρέσας', 'Extensions'),
  wanted('fitting, εφαρμογή', 'Extensions'),
];
