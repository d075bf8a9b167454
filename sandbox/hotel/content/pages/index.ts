import { activitiesPage } from './activities'
import { conditions } from './conditions'
import { contact } from './contact'
import { cookies } from './cookies'
import { diningPage } from './dining'
import { enquiryPage } from './enquiry'
import { galleryPage } from './gallery'
import { history } from './history'
import { home } from './home'
import { imprint } from './imprint'
import { jobs } from './jobs'
import { location } from './location'
import { meetings } from './meetings'
import { packagesPage } from './packages'
import { press } from './press'
import { privacy } from './privacy'
import { faq } from './questions'
import { roomsPage } from './rooms'
import { spa } from './spa'
import { summerPage } from './summer'
import { sustainability } from './sustainability'
import { vouchers } from './vouchers'
import { weddings } from './weddings'
import { winterPage } from './winter'

/** Every page that is made of parts alone. */
export const pages = [
  home,
  summerPage,
  winterPage,
  history,
  location,
  roomsPage,
  diningPage,
  spa,
  activitiesPage,
  packagesPage,
  weddings,
  meetings,
  sustainability,
  jobs,
  press,
  contact,
  enquiryPage,
  galleryPage,
  vouchers,
  faq,
  privacy,
  cookies,
  imprint,
  conditions,
]
