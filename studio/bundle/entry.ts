/** The Studio as `npm start` serves it. */
import { renderStudio } from 'sanity'
import config from '../sanity.config'
import { keepHere } from './keep-here'

keepHere()
renderStudio(document.getElementById('sanity'), config, { basePath: '/' })
