import { expect, it } from 'vitest'
import { storageAddress } from './storage-address'

it('a storage is named with and without a slash at its end, and each key begins with a whole part (fault 58)', () => {
  for (const target of ['s3://hotel/www/site', 's3://hotel/www/site/', 's3://hotel//www/site//'])
    expect(storageAddress(target), target).toEqual({ bucket: 'hotel', prefix: 'www/site/' })
  for (const target of ['s3://hotel', 's3://hotel/'])
    expect(storageAddress(target), target).toEqual({ bucket: 'hotel', prefix: '' })
})

it('a folder is no storage', () => {
  for (const target of ['.data/site', '/srv/s3://hotel', 's3:/hotel'])
    expect(storageAddress(target), target).toBeUndefined()
})
