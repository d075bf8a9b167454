import { answerVisitors } from './answer-visitors'
import type { FunctionSettings } from './settings-of-function'

/** Put in where the function is written. */
declare const FUNCTION_SETTINGS: FunctionSettings

export default answerVisitors(FUNCTION_SETTINGS)
