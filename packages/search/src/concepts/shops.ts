import { plain, type Concept, shop } from './concept.ts';

/** Kinds of salons, and words that are said of most services. */
export const shops: readonly Concept[] = [
  shop(
    'barber, barbers, barbershop, barbershops, barber shop, barber shops, barbering, κουρείο, κουρεία, κουρείου, κουρέας, κουρείς, μπαρμπέρης, μπαρμπέρικο, μπάρμπερ, μπάρμπερ σοπ, μπαρμπεράδικο',
    "Men's Cuts",
    'Beard Trim',
    'Hot Towel',
  ),
  shop(
    'hair salon, hair salons, hairdresser, hairdressers, hairdressing, hair dresser, hairstylist, hair stylist, stylist, stylists, beauty salon, beauty salons, beauty parlor, beauty, coiffeur, hair studio, hair saloon, κομμωτήριο, κομμωτήρια, κομμωτηρίου, κομμωτηρίων, κομμωτής, κομμώτρια, κομμωτές, κομμωτική, ινστιτούτο ομορφιάς, σαλόνι ομορφιάς',
    'Haircut',
    'Color',
    'Styling',
    'Treatments',
    'Balayage',
    'Extensions',
    'Premium Cuts',
  ),
  plain(
    'hair, hairs, μαλλιά, μαλλιών, μαλλί, τρίχες, salon, salons, saloon, σαλόνι, σαλόνια, studio, στούντιο, ινστιτούτο, περιποίηση, grooming, service, services, υπηρεσία, υπηρεσίες',
  ),
];
